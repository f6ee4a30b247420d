import type { SchoolDateId } from './rules.ts'

/** A paragraph for the adult on the page of a date. */
export const DATE_INTROS: Readonly<Record<SchoolDateId, string>> = {
  'volta-as-aulas':
    'Na primeira semana, folhas curtas e conhecidas: o nome, a sala, os materiais. Elas contam onde cada criança está sem parecer prova.',
  carnaval:
    'Máscaras, ritmos e fantasias para contar, colorir e recortar. Combine antes o barulho: quem é sensível a sons prefere a folha à festa.',
  'sindrome-de-down':
    'O dia 21/3 lembra os três cromossomos 21, e as meias trocadas puxam a conversa. Fale da criança pelo nome: ela faz a mesma folha, no tempo dela.',
  autismo:
    'Há muitos jeitos de ser autista: pergunte à criança e à família o que ajuda. Rotina à vista, canto calmo, abafador e a vez de cada um servem à turma inteira.',
  pascoa:
    'Ovos e coelhos para contar e parear. A turma pode ter famílias que não comemoram a Páscoa: a contagem serve a todas.',
  'povos-indigenas':
    'São muitos povos, de hoje, com línguas e modos de viver diferentes. Diga o nome do povo de que se fala e evite fantasia: a folha é começo de conversa.',
  'dia-das-maes': 'Para quem cuida: mãe, avó, tia, madrinha. Deixe a criança escolher a quem entregar a folha.',
  'meio-ambiente':
    'Água, lixo, plantas e bichos, para contar e ler. Junte à folha um gesto pequeno que a turma consiga manter por uma semana.',
  'festa-junina':
    'Bandeirinhas, fogueira e comidas para contar, ler e colorir. Uma receita lida em voz alta rende mais do que três folhas.',
  'dia-dos-pais': 'Para quem cuida: pai, avô, tio, padrinho. Deixe a criança escolher a quem entregar a folha.',
  folclore:
    'Saci, Iara e Boitatá em folhas de ler e de contar. Conte a história primeiro; a folha vem quando a personagem já é conhecida.',
  independencia:
    'A data em palavras e figuras do tempo dela. Para os maiores, pergunte quem não aparece no desenho, e por quê.',
  'dia-da-arvore':
    'No Sul, no Sudeste e no Centro-Oeste, a festa das árvores é na semana de 21 de setembro; no Norte e no Nordeste, na última de março, por causa do clima. Plantem uma árvore nativa e combinem quem rega.',
  primavera: 'Flores e insetos para observar, contar e tracejar. Um passeio de dez minutos no pátio muda a folha.',
  'dia-das-criancas':
    'Brinquedos e brincadeiras para parear, contar e recortar. Bom dia para deixar a criança escolher a folha.',
  'dia-dos-professores':
    'A data lembra a lei de 15 de outubro de 1827, que mandou abrir escolas de primeiras letras. Um bilhete da criança vale mais que um presente; lembre também quem cuida da merenda, da limpeza e do portão.',
  'consciencia-negra':
    'Gente, cabelos, ritmos e histórias, para reconhecer e valorizar o ano todo, e não só em novembro.',
  natal:
    'Contar, ler e recortar com luzes, presentes e comidas. Há famílias que não comemoram o Natal: ofereça também uma folha de férias.',
  estacoes:
    'Roupas, frutas e tempo de cada estação. No Brasil elas mudam de uma região para outra: compare com a janela.',
  aniversario: 'Velas, convites e bolos para contar e escrever o nome. Uma folha pronta para o dia de cada criança.',
  'copa-e-jogos': 'Bolas, placares e bandeiras para contar e comparar. O placar do recreio também é conta.',
}
