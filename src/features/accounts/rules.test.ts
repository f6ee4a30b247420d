import { describe, expect, it } from 'vitest'
import { isAdminByEmail, profileName, resetRequestProblem, signUpRefusal } from './rules.ts'

describe('profileName', () => {
  it.each([
    ['the name that was given', 'Marina Alves', 'marina@exemplo.com.br', 'Marina Alves'],
    ['spaces around it', '  Marina ', 'marina@exemplo.com.br', 'Marina'],
    ['no name', undefined, 'marina.alves@exemplo.com.br', 'marina.alves'],
    ['only spaces', '   ', 'marina@exemplo.com.br', 'marina'],
  ])('%s', (_, given, email, name) => {
    expect(profileName(given, email)).toBe(name)
  })

  it('fits the column', () => {
    expect(profileName('a'.repeat(500), 'a@exemplo.com.br')).toHaveLength(200)
  })
})

describe('isAdminByEmail', () => {
  it.each([
    ['confirmed address of the setting', 'dona@exemplo.com.br', true, 'dona@exemplo.com.br', true],
    ['upper case in the setting', 'dona@exemplo.com.br', true, 'Dona@Exemplo.com.br', true],
    ['signed up but not confirmed', 'dona@exemplo.com.br', false, 'dona@exemplo.com.br', false],
    ['another person', 'outra@exemplo.com.br', true, 'dona@exemplo.com.br', false],
    ['no setting', 'dona@exemplo.com.br', true, null, false],
  ])('%s → %s', (_, email, mailboxProven, adminEmail, isAdmin) => {
    expect(isAdminByEmail({ email, mailboxProven }, adminEmail)).toBe(isAdmin)
  })
})

describe('signUpRefusal', () => {
  it.each([
    [['email', 'password'], 'invalid_email'],
    [['password', 'terms_accepted'], 'weak_password'],
    [['name', 'email'], 'invalid_input'],
    [['terms_accepted'], 'invalid_input'],
    [[], 'invalid_input'],
  ])('%j → %s', (fields, code) => {
    expect(signUpRefusal(fields.map((path) => ({ path })))).toBe(code)
  })
})

describe('resetRequestProblem', () => {
  it.each([
    ['', 'Email necessário', 'Digite seu email antes de solicitar a redefinição de senha'],
    ['   ', 'Email necessário', 'Digite seu email antes de solicitar a redefinição de senha'],
    ['marina@', 'Email não encontrado', 'Este email não está cadastrado em nossa plataforma'],
  ])('%j → %s', (email, title, description) => {
    expect(resetRequestProblem(email)).toEqual({ title, description })
  })

  it('lets an address through, also with spaces around it', () => {
    expect(resetRequestProblem('  Marina@Exemplo.com.br ')).toBeNull()
  })
})
