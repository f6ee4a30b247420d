import { csvHead, csvLine } from '../../../platform/csv.ts'
import { dateKey } from '../../../platform/time.ts'
import type { Cell } from '../../../platform/xlsx.ts'
import { cpfText } from '../buyer-document/rules.ts'
import type { BillingPeriod, PaymentType } from '../schema.ts'
import { methodName, planName } from '../texts.ts'
import { SALES } from './texts.ts'

/** One event of a month: money that came, or went back. */
export interface SalesRow {
  readonly at: Date
  readonly kind: 'sale' | 'refund' | 'chargeback' | 'reimbursed'
  /** Of the buyer; null once the account is gone. */
  readonly name: string | null
  readonly email: string | null
  /** Eleven digits; null unless the buyer gave it. */
  readonly cpf: string | null
  /** Above zero, whatever the kind. */
  readonly amountCents: number
  readonly method: string
  readonly paymentId: string
  readonly period: BillingPeriod | null
  readonly type: PaymentType | null
}

/** First and last moment of a month (`2026-11`) by the calendar of São Paulo, which has had no summer time since 2019. */
export function monthBounds(month: string): { readonly from: Date; readonly to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const start = (index: number) => new Date(Date.UTC(year, index, 1, 3))
  return { from: start(number - 1), to: start(number) }
}

/** The month of a date key. */
export const monthOf = (dateKey: string): string => dateKey.slice(0, 7)

/** A month and those before it, the newest first. */
export function monthsBack(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return Array.from({ length: count }, (_, ago) => new Date(Date.UTC(year, number - 1 - ago)).toISOString().slice(0, 7))
}

/** Amounts are below zero where money went back. */
const signedCents = ({ kind, amountCents }: SalesRow) =>
  kind === 'refund' || kind === 'chargeback' ? -amountCents : amountCents

function cellsOf(row: SalesRow): readonly Cell[] {
  const { at, kind, name, email, cpf, method, paymentId, period, type } = row
  return [
    { day: dateKey(at) },
    SALES.kinds[kind],
    name ?? SALES.gone,
    email ?? '',
    cpf ? cpfText(cpf) : '',
    signedCents(row) / 100,
    methodName({ method, type: type ?? 'one_time' }),
    paymentId,
    planName(period),
  ]
}

/** A cell as Brazilian spreadsheets read it: `-5,00`, `31/01/2026`. */
function written(cell: Cell): string {
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' ? cell.toFixed(2).replace('.', ',') : cell.day.split('-').reverse().join('/')
}

/** The month as CSV. */
export const salesCsv = (rows: readonly SalesRow[]): string =>
  [csvHead(SALES.columns), ...rows.map((row) => csvLine(cellsOf(row).map(written)))].join('')

/** The month as the rows of a workbook. */
export const salesCells = (rows: readonly SalesRow[]): readonly (readonly Cell[])[] => rows.map(cellsOf)
