/** Words of the frame around the payment tools. */
export const toolsTexts = {
  tag: 'Ferramentas internas',
  back: 'Voltar',
} as const
