/** Keeps the rest of an address in a form that works without JavaScript. */
export function HiddenFields({ fields }: { fields: Record<string, string | null> }) {
  return Object.entries(fields).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  )
}
