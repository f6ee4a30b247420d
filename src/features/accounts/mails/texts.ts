/**
 * Mails of the account (rule: email confirmation; rule: personal data). They omit the name: a sign-up with another's
 * address could otherwise send any text to a stranger.
 */
export interface MailText {
  readonly subject: string
  /** Preview beside the subject in a list of mails. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Label of the button, if there is one. */
  readonly action?: string
  /** After the button. */
  readonly after?: string
  readonly note: string
}

type Draft = (site: string) => MailText

export const MAILS = {
  confirmation: (site) => ({
    subject: `Confirme seu email no ${site}`,
    preview: 'Falta só confirmar que este endereço é seu.',
    heading: 'Olá! Confirme seu email',
    paragraphs: [`Uma conta no ${site} foi criada com este endereço. Se foi você, confirme que ele é seu:`],
    action: 'Confirmar meu email',
    after: 'O link vale por 24 horas.',
    note: 'Se você não criou esta conta, ignore esta mensagem, ou abra o link e escolha “Não fui eu”.',
  }),
  passwordReset: (site) => ({
    subject: `Redefina sua senha no ${site}`,
    preview: 'O link para escolher outra senha vale por 1 hora.',
    heading: 'Olá! Escolha outra senha',
    paragraphs: [`Recebemos um pedido para trocar a senha da sua conta no ${site}. Para escolher outra, use o link:`],
    action: 'Escolher nova senha',
    after: 'O link vale por 1 hora e só pode ser usado uma vez.',
    note: 'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
  }),
  passwordChanged: (site) => ({
    subject: `Sua senha no ${site} foi alterada`,
    preview: 'Se não foi você, escolha outra senha agora.',
    heading: 'Olá! Sua senha foi alterada',
    paragraphs: [
      `A senha da sua conta no ${site} acaba de ser alterada. Os outros aparelhos em que sua conta estava aberta precisarão entrar de novo.`,
      'Se foi você, não é preciso fazer mais nada. Se não foi, escolha outra senha agora:',
    ],
    action: 'Escolher outra senha',
    note: 'Avisamos a cada troca de senha para que ninguém mude a sua sem você saber.',
  }),
  googleJoined: (site) => ({
    subject: `Sua conta no ${site} agora entra com o Google`,
    preview: 'A senha antiga deixou de valer.',
    heading: 'Olá! Sua conta agora entra com o Google',
    paragraphs: [
      `Você entrou no ${site} com o Google, e já havia uma conta com este endereço que ninguém tinha confirmado.`,
      'Como ela pode ter sido criada por outra pessoa, a senha antiga deixou de valer e todos os aparelhos que a usavam foram desconectados. Entre com o Google ou, se preferir usar uma senha, escolha uma nova:',
    ],
    action: 'Escolher nova senha',
    note: 'Se não foi você quem entrou, proteja a sua conta Google: quem entra nela também entra aqui.',
  }),
  accountDeleted: (site) => ({
    subject: `Sua conta no ${site} foi excluída`,
    preview: 'Seus dados pessoais foram apagados.',
    heading: 'Olá! Sua conta foi excluída',
    paragraphs: [
      `A conta do ${site} que usava este endereço foi excluída, e os dados pessoais dela foram apagados.`,
      'Ficam guardados, sem nada que identifique você, os números de downloads e os pagamentos que a lei manda conservar.',
    ],
    note: 'Esta é a última mensagem que enviamos sobre essa conta. Se quiser voltar um dia, é só criar outra.',
  }),
} as const satisfies Record<string, Draft>

export type MailKind = keyof typeof MAILS
