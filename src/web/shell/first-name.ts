/** The first word of a name, for the greeting; empty for an empty name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
