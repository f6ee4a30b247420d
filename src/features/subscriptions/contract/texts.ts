/** Words of the contract as a PDF (rule: contract of a purchase). */
export const CONTRACT = {
  heading: (siteName: string) => `Contrato do Premium: ${siteName}`,
  buyer: 'Quem comprou',
  seller: 'Quem vende',
  bought: 'O que foi comprado',
  price: 'Preço',
  charging: 'Cobrança',
  orderedAt: 'Pedido feito em',
  order: 'Pedido nº',
  version: (day: string) => `Estes são os termos em vigor no dia do pedido. Versão de ${day}.`,
  once: 'Pagamento único: nada é cobrado depois.',
  renews: (price: string, every: string) => `Renova por ${price} ${every} até você cancelar.`,
  fileName: 'contrato-premium.pdf',
} as const
