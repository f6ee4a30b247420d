import { describe, expect, test } from 'vitest'
import { ACCOUNT_ERRORS } from './error-table/account-errors.ts'
import { FILE_ERRORS } from './error-table/file-errors.ts'
import { LIST_ERRORS } from './error-table/list-errors.ts'
import { PAYMENT_ERRORS } from './error-table/payment-errors.ts'
import { REQUEST_ERRORS } from './error-table/request-errors.ts'
import { SHEET_REQUEST_ERRORS } from './error-table/sheet-request-errors.ts'
import { AppError, ERRORS, type ErrorCode } from './errors.ts'

const entries = Object.entries(ERRORS)
const codes = Object.keys(ERRORS) as ErrorCode[]

describe('the table of errors', () => {
  test.each([
    ['requests', REQUEST_ERRORS],
    ['accounts', ACCOUNT_ERRORS],
    ['payments', PAYMENT_ERRORS],
    ['files', FILE_ERRORS],
    ['lists', LIST_ERRORS],
    ['requests of sheets', SHEET_REQUEST_ERRORS],
  ])('of %s is in the order of the statuses', (_area, table) => {
    const statuses = Object.values(table).map(({ status }) => status)
    expect(statuses).toEqual(statuses.toSorted((one, other) => one - other))
  })

  test('has each code once', () => {
    const tables = [REQUEST_ERRORS, ACCOUNT_ERRORS, PAYMENT_ERRORS, FILE_ERRORS, LIST_ERRORS, SHEET_REQUEST_ERRORS]
    expect(tables.flatMap((table) => Object.keys(table)).toSorted()).toEqual(codes.toSorted())
  })

  test.each(entries)(
    "%s has a title, and is reported when it is our fault, never when it is the caller's",
    (code, { title, status, reportable }) => {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect(title.trim()).not.toBe('')
      // 503 may also mean that a service of others is away.
      if (status !== 503) expect(reportable).toBe(status === 500)
    },
  )

  // The wording is fixed (rule: fixed texts).
  test.each<[ErrorCode, number, string, string]>([
    ['not_signed_in', 401, 'Você precisa fazer login', 'Faça login para baixar atividades'],
    ['bad_signature', 403, 'Erro no download', 'Não foi possível baixar o arquivo. Tente novamente mais tarde'],
  ])('%s answers %i, %s', (code, status, title, description) => {
    expect(ERRORS[code]).toMatchObject({ status, title, description })
  })
})

describe('an error of the product', () => {
  test.each(codes)('%s becomes its answer', (code) => {
    const error = new AppError(code)
    expect(error.status).toBe(ERRORS[code].status)
    expect(error.toBody('req-1')).toEqual({
      error: { code, title: ERRORS[code].title, description: ERRORS[code].description, requestId: 'req-1' },
    })
  })

  test('carries what was wrong with the input', () => {
    const issues = [{ path: 'email', message: 'Email inválido' }]
    expect(new AppError('invalid_input', { issues }).toBody().error.issues).toEqual(issues)
  })

  test('keeps its cause for the log and out of the answer', () => {
    const error = new AppError('unexpected', { cause: new Error('password of the database') })
    expect(error.cause).toBeInstanceOf(Error)
    expect(error).toBeInstanceOf(Error)
    expect(error.name).toBe('AppError')
    expect(JSON.stringify(error.toBody())).not.toContain('password')
  })
})
