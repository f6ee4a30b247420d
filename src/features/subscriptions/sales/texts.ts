/** Words of the table for the accountant, and of its form (rule: sales of a month). */
export const SALES = {
  title: 'Para a contabilidade',
  intro:
    'Vendas, devoluções e contestações de um mês, pelo horário de Brasília. A planilha tem dados pessoais: envie por um meio protegido e apague a cópia depois.',
  received: (month: string): string => `Recebido em ${SALES.monthName(month)}`,
  month: 'Mês',
  /** `2026-11` as `novembro de 2026`. */
  monthName: (month: string) =>
    new Date(`${month}-15T12:00:00Z`).toLocaleDateString('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  csv: 'Baixar em CSV',
  xlsx: 'Baixar em Excel',
  sheet: 'Vendas',
  columns: ['Data', 'Tipo', 'Nome', 'Email', 'CPF', 'Valor (R$)', 'Método', 'Pagamento no Mercado Pago', 'Plano'],
  kinds: {
    sale: 'Venda',
    refund: 'Devolução',
    chargeback: 'Contestação',
    reimbursed: 'Contestação revertida',
  },
  /** In place of the name of a deleted account. */
  gone: 'Conta excluída',
  audit: (month: string) => `Vendas de ${month.split('-').reverse().join('/')} exportadas`,
} as const
