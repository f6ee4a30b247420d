/** Words of the optional CPF on the pages to pay on (rule: CPF of a buyer). */
export const BUYER_DOCUMENT = {
  summary: 'CPF na nota fiscal (opcional)',
  text: 'Só para a nota fiscal das suas compras. Fica guardado até 400 dias depois do último pagamento, e você pode tirar quando quiser.',
  label: 'CPF',
  save: 'Guardar CPF',
  saving: 'Guardando...',
  remove: 'Tirar o CPF',
  stored: (masked: string) => `CPF na nota: ${masked}`,
  saved: 'CPF guardado para a nota fiscal.',
  removed: 'CPF retirado.',
  wrong: 'Este CPF não é válido. Confira os números.',
  failed: 'Não foi possível guardar o CPF. Tente de novo.',
} as const
