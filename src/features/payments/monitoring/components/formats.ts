const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** `reais` as `R$ 11,90`. */
export const formatMoney = (reais: number): string => money.format(reais)
