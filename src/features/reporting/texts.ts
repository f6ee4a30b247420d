/** Words of the dashboard and the lists of people (spec part 2 §2 Admin area, §8 Admin). */
export const REPORTING_TEXTS = {
  refresh: 'Atualizar',
  refreshing: 'Atualizando...',
  retry: 'Tentar novamente',
  loadFailed: 'Não foi possível carregar os dados',
  unknownError: 'Erro desconhecido',
} as const
