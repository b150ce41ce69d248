/**
 * Folder of the build, relative to the root of the project. BUILD_DIR sets another folder, so that a staging build does
 * not replace the production build.
 */
export const outDir = process.env.BUILD_DIR ?? 'dist';
