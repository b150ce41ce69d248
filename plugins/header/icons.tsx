/** Outlines on a grid of 24 px. */
const paths = {
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0',
  down: 'm6 9 6 6 6-6',
  user: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0',
  menu: 'M4 6h16M4 12h16M4 18h16',
  check: 'M20 6 9 17l-5-5',
  logOut: 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
};

export function Icon({ name, size = 16 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

export function Logo() {
  return (
    <svg data-logo width={24} height={24} viewBox="0 0 24 24" aria-hidden="true" fill="none" strokeWidth={2}>
      <rect width="24" height="24" rx="6" fill="var(--color-accent-solid)" />
      <path
        d="M6 16.5v-9h3.2c2.9 0 4.8 1.7 4.8 4.5s-1.9 4.5-4.8 4.5zM17.5 7.5v9"
        stroke="var(--color-accent-on-solid)"
      />
    </svg>
  );
}
