/** Joins class names, leaving out what is empty. Later classes do not override earlier ones: use it for additions. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
