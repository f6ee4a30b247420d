/** Colouring freely: mandalas, pictures, scenes, tiles. */
import { readSheets } from '../read-sheets.ts'

export const COLORIR_LIVRE = [
  ...readSheets(
    'colorir-mandala',
    `
    mandala-bom-dia | Mandala de bom-dia | facil livre 1 | 5-7 P - | mandala, acolhida
    Poucas formas e bem abertas, para os primeiros minutos da manhã enquanto a turma vai chegando.
    mandala-depois-do-recreio | Mandala para depois do recreio | facil livre 2 | 5-7 P $ | mandala, calma
    Respirar, escolher três lápis e pintar em silêncio: cinco minutos que mudam o clima da sala.
    mandala-do-jardim | Mandala do jardim secreto | medio livre 2 | 8-10 P $ | mandala, flores
    As pétalas se repetem em roda. Combine uma cor para cada anel e veja o padrão nascer.
    mandala-a-quatro-maos | Mandala a quatro mãos | medio livre 3 | 8-10 P $ | mandala, em dupla
    Cada um começa por um lado e os dois se encontram no meio. Exige conversa sobre as cores.
    mandala-de-outono | Mandala de folhas e gotas | medio livre 1 | 8-10 P - | mandala, concentração
    Formas médias, nem grandes demais nem miúdas, boas para lápis de cor comum.
    mandala-mil-detalhes | Mandala de mil detalhes | desafio livre 2 | 10+ P $ | mandala, detalhes
    Para dias de chuva e lápis bem apontados. Ninguém precisa terminar de uma vez só.
    mandala-noturna | Mandala da noite calma | desafio livre 3 | 10+ P $ | mandala, relaxamento
    Experimente só tons de azul e roxo, do mais claro ao mais escuro, saindo do centro.
    caderno-de-mandalas | Caderninho de mandalas | desafio livre 6 | 10+ P $ | mandala, coleção
    Seis páginas para encadernar com fita e levar na mochila. Nenhuma é igual à outra.
    mandalas-de-bolso | Mandalas para levar no bolso | facil livre 4 | 5-7 P $ | mandala, coordenação
    Quatro desenhos largos que aceitam giz de cera, guache ou pedacinhos de papel colados.
    `,
  ),
  ...readSheets(
    'colorir-desenho',
    `
    um-peixe-bem-grande | Um peixe do tamanho da folha | facil peixe 1 | 3-4 P - | colorir, peixe
    Traço grosso e área grande: serve para lápis, tinta a dedo ou colagem de papel picado.
    cachorro-para-pintar | Meu amigo cachorro | facil cachorro 1 | 3-4 P $ | colorir, cachorro
    Que cor tem o cachorro da família? Cada criança pinta o seu e conta uma história sobre ele.
    pato-na-lagoa | O pato na lagoa | facil pato 2 | 3-4 P $ | colorir, pato
    Duas páginas simples para firmar a pegada no giz e pintar sem medo de sair da linha.
    passaro-que-canta | Passarinho que canta | facil passaro 1 | 3-4 P $ | colorir, pássaro
    Invente um passarinho que ninguém viu ainda: asas de uma cor, barriga de outra.
    sapo-pula-pula | O sapo que mora no brejo | medio sapo 2 | 5-7 P $ | colorir, sapo
    Além do sapo há companhia na cena. Pinte primeiro o maior, depois o que está em volta.
    barco-a-vela | Barco à vela no mar aberto | medio barco 2 | 5-7 P - | colorir, barco
    Ondas, céu e um barquinho esperando as cores do vento. Dá um belo mural coletivo.
    abelha-trabalhadora | A abelha trabalhadora | medio abelha 2 | 5-7 P $ | colorir, abelha
    Para acompanhar uma conversa sobre jardins, mel e o trabalho das abelhas.
    carro-na-estrada | Um carro pela estrada | medio carro 3 | 5-7 P $ | colorir, carro
    Para onde ele vai? Depois de colorir, desenhe quem está dentro.
    presente-surpresa | O que tem no presente? | desafio presente 2 | 5-7 P $ | colorir, festa
    Muitos enfeites pequenos ao redor. No verso, a criança desenha o que imaginou dentro da caixa.
    sorveteria-da-esquina | A sorveteria da esquina | desafio sorvete 3 | 8-10 P $ | colorir, verão
    Detalhes miúdos e bastante companhia para o sorvete. Capriche nos sabores!
    coruja-na-noite | A coruja e a noite | desafio coruja 2 | 8-10 P $ | colorir, coruja
    Céu cheio de coisas para descobrir. Fica bonito com fundo escuro e lápis branco por cima.
    `,
  ),
  ...readSheets(
    'colorir-cena',
    `
    fazendinha-para-pintar | Um dia na fazenda | facil fazenda 1 | 3-4 P - | colorir, fazenda
    Poucos elementos e contorno grosso para a primeira cena completa da criança.
    fazenda-animada | A fazenda acordou | medio fazenda 2 | 5-7 P $ | colorir, fazenda
    Morro, céu e bichos espalhados: dá para contar, nomear e inventar os sons de cada um.
    festa-na-fazenda | Bichos por todo lado | desafio fazenda 3 | 8-10 P $ | colorir, fazenda, detalhes
    São doze figuras em cada página. Um bom projeto para pintar durante a semana.
    fundo-do-mar-tranquilo | No fundo do mar | facil mar 2 | 3-4 P $ | colorir, mar
    Só três figuras, bem grandes, esperando muito azul em volta.
    mergulho-com-polvo | Mergulho com o polvo | medio mar 2 | 5-7 P - | colorir, mar
    Quem mora lá no fundo? Depois de pintar, dê um nome para cada morador e invente uma história.
    oceano-cheio-de-vida | Oceano cheio de vida | desafio mar 3 | 8-10 P $ | colorir, mar, detalhes
    Ideal para o projeto sobre animais marinhos: pinte, recorte e monte um aquário de papel.
    viagem-ao-planeta-novo | Um planeta novinho | facil espaco 2 | 5-7 P $ | colorir, espaço
    Ninguém sabe de que cor são as coisas por lá, então vale tudo.
    encontro-no-espaco | Encontro no espaço | medio espaco 2 | 5-7 P $ | colorir, espaço
    Quem será que se encontrou por lá? Pinte a cena e escreva balões de fala.
    missao-espacial | Missão espacial completa | desafio espaco 3 | 8-10 P $ | colorir, espaço, detalhes
    Doze coisas do espaço e muito céu para preencher com as cores da galáxia.
    bolo-e-bandeirinhas | Bolo e bandeirinhas | facil festa 1 | 3-4 P $ | colorir, festa
    Boa para a semana de aniversário da turma: cada um colore a própria mesa.
    mesa-de-aniversario | A mesa do aniversário | medio festa 2 | 5-7 P $ | colorir, festa
    Conte as bandeirinhas e combine uma sequência de cores antes de começar.
    festa-de-arromba | Festa de arromba | desafio festa 2 | 8-10 P $ | colorir, festa, detalhes
    A mesa está lotada! Dá para brincar de esconde-esconde com os olhos antes de pintar.
    jardim-atras-da-cerca | O jardim atrás da cerca | medio jardim 3 | 5-7 P $ | colorir, jardim, primavera
    A cerquinha pede um padrão: uma ripa de cada cor. O resto é pura primavera.
    passeio-pela-cidade | Passeio pela cidade | medio cidade 2 | 5-7 P - | colorir, cidade
    Prédios com janelas, ônibus e gente passeando. Quantas janelas têm a luz acesa?
    cidade-grande | Cidade grande, cores também | desafio cidade 3 | 8-10 P $ | colorir, cidade, detalhes
    Cada prédio pode ter um estilo. Para estudar bairros, ruas e meios de transporte.
    `,
  ),
  ...readSheets(
    'colorir-azulejos',
    `
    azulejo-de-flor | Quatro azulejos floridos | facil flores 1 | 5-7 P - | padrões, azulejos
    Pinte um azulejo como quiser e repita as mesmas cores nos outros três: nasce um padrão.
    azulejos-da-vovo | Azulejos da cozinha da vovó | medio flores 2 | 8-10 P $ | padrões, azulejos
    Dois desenhos que se alternam como num tabuleiro. Duas cores bastam para ficar bonito.
    parede-geometrica | Parede geométrica | medio geometria 2 | 8-10 P $ | padrões, geometria
    Losangos, quadrados e estrelas em repetição. Uma ponte entre a aula de artes e a de matemática.
    calcada-de-ondas | Calçada de ondas | medio ondas 3 | 8-10 P $ | padrões, arte
    Lembra as calçadas à beira-mar: experimente primeiro só com preto, depois com todas as cores.
    painel-de-azulejos | Painel de vinte azulejos | desafio geometria 3 | 10+ P $ | padrões, geometria, arte
    Um trabalho de fôlego. Combine a regra das cores antes de pintar e mantenha até o fim.
    mosaico-de-petalas | Mosaico de pétalas | desafio flores 4 | 10+ P $ | padrões, azulejos, concentração
    Quatro painéis diferentes, bons para encher uma parede com o trabalho da turma inteira.
    `,
  ),
]
