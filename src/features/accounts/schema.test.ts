import { describe, expect, it } from 'vitest'
import { resetFormSchema, signInSchema, signUpSchema } from './schema.ts'
import { SIGN_IN_MESSAGES, SIGN_UP_MESSAGES, SIGN_UP_TITLES } from './texts.ts'

const form = {
  name: 'Marina',
  email: 'marina@exemplo.com.br',
  password: '123456',
  terms_accepted: true,
  receive_emails: true,
}
const messagesOf = (change: object) => {
  const { error } = signUpSchema.safeParse({ ...form, ...change })
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

describe('signUpSchema', () => {
  it.each([
    [{}, []],
    [{ name: 'Lia' }, []],
    [{ password: '      ' }, []],
    [{ receive_emails: false }, []],
    [{ name: 'Li' }, [['name', 'O nome deve ter pelo menos 3 caracteres']]],
    [{ name: '  Li  ' }, [['name', 'O nome deve ter pelo menos 3 caracteres']]],
    [{ email: '' }, [['email', 'Por favor, insira um email válido']]],
    [{ email: 'marina@exemplo' }, [['email', 'Por favor, insira um email válido']]],
    [{ email: 'marina exemplo@x.com' }, [['email', 'Por favor, insira um email válido']]],
    [{ password: '12345' }, [['password', 'A senha deve ter pelo menos 6 caracteres']]],
    [{ terms_accepted: false }, [['terms_accepted', 'Você precisa aceitar os termos de uso para continuar']]],
  ])('%j', (change, messages) => {
    expect(messagesOf(change)).toEqual(messages)
  })

  it('keeps the address trimmed and in lower case', () => {
    expect(signUpSchema.parse({ ...form, email: ' Marina@Exemplo.COM.br ' }).email).toBe('marina@exemplo.com.br')
  })
})

describe('signInSchema', () => {
  it.each([
    [{ email: '', password: 'x' }, false],
    [{ email: '  ', password: 'x' }, false],
    [{ email: 'a@b.cc', password: '' }, false],
    [{ email: 'a@b.cc', password: 'x' }, true],
  ])('%j → %s', (fields, passes) => {
    expect(signInSchema.safeParse(fields).success).toBe(passes)
  })
})

describe('resetFormSchema', () => {
  it.each([
    ['12345', '12345', ['A nova senha deve ter pelo menos 6 caracteres.']],
    ['123456', '654321', ['As senhas não coincidem. Por favor, verifique.']],
    ['123456', '123456', []],
  ])('%s, %s', (password, confirmation, messages) => {
    const { error } = resetFormSchema.safeParse({ token: 'x', password, confirmation })
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages)
  })
})

describe('texts of the toasts', () => {
  it('are the ones docs/product/rules.md names', () => {
    expect(Object.values(SIGN_UP_TITLES)).toEqual([
      'Nome inválido',
      'Email inválido',
      'Senha inválida',
      'Termos não aceitos',
    ])
    expect(SIGN_UP_MESSAGES.success('Marina')).toEqual({
      title: 'Conta criada com sucesso!',
      description: 'Bem-vindo, Marina! Sua conta foi criada.',
    })
    expect(SIGN_IN_MESSAGES.success('Marina')).toEqual({
      title: 'Login realizado com sucesso',
      description: 'Bem-vindo de volta, Marina!',
    })
    expect(SIGN_IN_MESSAGES.fieldsMissing).toEqual({
      title: 'Preencha todos os campos',
      description: 'O email e senha são obrigatórios para fazer login',
    })
  })
})
