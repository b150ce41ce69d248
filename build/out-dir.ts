/**
 * Folder of the build, from the root of the project. BUILD_DIR names another one, so that a staging build does not
 * replace the production build.
 */
export const outDir = process.env.BUILD_DIR ?? 'dist';
