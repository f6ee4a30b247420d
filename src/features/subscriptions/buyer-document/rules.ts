const CPF_DIGITS = 11

/** The digits of a CPF as people write it (`123.456.789-09`); null for a wrong length or wrong check digits. */
export function cpfOf(text: string): string | null {
  const digits = text.trim().replaceAll(/[.\-/\s]/g, '')
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return null
  return [9, 10].every((length) => checkDigit(digits, length) === Number(digits[length])) ? digits : null
}

function checkDigit(digits: string, length: number): number {
  let sum = 0
  for (let index = 0; index < length; index++) sum += Number(digits[index]) * (length + 1 - index)
  const rest = (sum * 10) % CPF_DIGITS
  return rest === 10 ? 0 : rest
}

/** `123.456.789-09`. */
export const cpfText = (cpf: string): string => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/** Masked, so that only its owner recognises it: `•••.•••.789-09`. */
export const maskedCpf = (cpf: string): string => `•••.•••.${cpf.slice(6, 9)}-${cpf.slice(9)}`
