/** How long a bar takes to fill. Spec: shell §9. */
export const durationMs = 5000;
