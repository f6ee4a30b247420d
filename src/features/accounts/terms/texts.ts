import { longDate } from '../../../platform/local-time.ts'
import { TERMS_VERSION } from './rules.ts'

const version = () => longDate(new Date(`${TERMS_VERSION}T12:00:00Z`))

export const TERMS = {
  updated: () => `Última atualização: ${version()}`,
  due: () => `Há uma versão nova dos termos de uso, de ${version()}.`,
  read: 'Ler os termos',
  accept: 'Li e aceito',
  accepted: {
    title: 'Termos aceitos',
    description: 'Anotamos a versão e a data. Elas vêm também em Baixar meus dados.',
  },
  label: 'Termos de uso',
} as const
