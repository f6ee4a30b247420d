import { describe, expect, test } from 'vitest'
import { AppError, ERRORS, type ErrorCode } from './errors.ts'

const entries = Object.entries(ERRORS)
const codes = Object.keys(ERRORS) as ErrorCode[]

describe('the table of errors', () => {
  test('is in the order of the statuses', () => {
    const statuses = entries.map(([, { status }]) => status)
    expect(statuses).toEqual(statuses.toSorted((one, other) => one - other))
  })

  test.each(entries)(
    "%s has a title, and is reported when it is our fault, never when it is the caller's",
    (code, { title, status, reportable }) => {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect(title.trim()).not.toBe('')
      // 503 may also mean that somebody else's service is away.
      if (status !== 503) expect(reportable).toBe(status === 500)
    },
  )

  // Texts of spec part 1 §8, to the letter.
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
