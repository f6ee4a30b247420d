/** Above a list whose first row is Premium alone. */
export const FREE_FIRST = {
  label: 'Grátis nesta lista',
  all: 'Ver só as gratuitas',
} as const
