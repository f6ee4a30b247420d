import { createHash } from 'node:crypto'
import { toReais } from '../money.ts'
import type { Payment } from '../state.ts'

const POLYNOMIAL = 0x1021

/** CRC-16/CCITT-FALSE, which ends every PIX code. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ POLYNOMIAL) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

/**
 * The copy-and-paste code of a PIX (BR Code, the EMV merchant-presented format of Banco Central). It is well formed,
 * but its key belongs to no account.
 */
export function pixCode(payment: Payment): string {
  const hash = createHash('sha256').update(`sandbox ${payment.id}`).digest('hex')
  const key = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
  const body = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', toReais(payment.amount).toFixed(2)),
    field('58', 'BR'),
    field('59', 'SANDBOX SEM VALOR'),
    field('60', 'SAO PAULO'),
    field('62', field('05', `mpqr${payment.id}`)),
    '6304',
  ].join('')
  return body + crc16(body)
}
