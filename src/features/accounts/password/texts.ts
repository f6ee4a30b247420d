import type { Message } from '../../../platform/message.ts'
import { SIGN_UP_SCREEN } from '../screens.texts.ts'
import { FIELD_ERRORS } from '../texts.ts'

export const PASSWORD_FIELD_ERRORS = {
  currentMissing: 'Digite a sua senha atual',
  newTooShort: FIELD_ERRORS.newPasswordTooShort,
  differ: FIELD_ERRORS.passwordsDiffer,
} as const

export const PASSWORD_MESSAGES = {
  changed: { title: 'Senha alterada', description: 'Os outros aparelhos precisarão entrar de novo.' },
  notChanged: { title: 'Erro ao alterar senha', description: 'Não foi possível alterar a senha. Tente novamente.' },
} as const satisfies Record<string, Message>

export const PASSWORD_FORM = {
  title: 'Alterar Senha',
  current: 'Senha atual',
  next: 'Nova senha',
  nextHint: SIGN_UP_SCREEN.passwordHint,
  confirmation: 'Confirmar nova senha',
  submit: 'Salvar nova senha',
  busy: 'Salvando...',
  none: (email: string) =>
    `Você entra com o Google, e esta conta ainda não tem senha. Enviamos um link para ${email}; por ele você cria uma.`,
  request: 'Receber link por email',
  requestBusy: 'Enviando...',
} as const
