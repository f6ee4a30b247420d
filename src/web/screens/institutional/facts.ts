/** When the cookie policy last changed. */
export const LAST_UPDATE = 'Última atualização: 16 de maio de 2025'
