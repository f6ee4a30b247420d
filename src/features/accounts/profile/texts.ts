import type { Message } from '../../../platform/message.ts'

export const PROFILE_FIELD_ERRORS = {
  nameMissing: 'O nome é obrigatório',
} as const

export const PROFILE_MESSAGES = {
  updated: { title: 'Perfil atualizado', description: 'Seu nome foi salvo.' },
  notUpdated: {
    title: 'Erro ao atualizar perfil',
    description: 'Não foi possível salvar as suas informações. Tente novamente.',
  },
} as const satisfies Record<string, Message>

export const PROFILE_FORM = {
  title: 'Editar perfil',
  name: 'Nome',
  email: 'Email',
  emailFixed: 'O email não pode ser alterado.',
  submit: 'Salvar',
  busy: 'Salvando...',
} as const
