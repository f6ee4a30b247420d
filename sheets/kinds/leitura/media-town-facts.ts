/** Events of a neighbourhood, all invented, as three media report them; each day fits its date in 2026. */
import { type Covered, claim, SILENT } from './media-facts.ts'

export const TOWN_COVERED: readonly Covered[] = [
  {
    ...{ id: 'rua das bicicletas', place: 'bairro', photo: 'bicicletas', best: 'jornal' },
    reporter: 'Ivan Souza',
    headline: 'Domingo tem rua só de bicicletas',
    reports: {
      jornal:
        'Desde 6 de setembro, a Rua das Acácias fica só para bicicletas aos domingos. “A decisão é da prefeitura”, informou a secretária Marta Leal.',
      rádio:
        'Oi, ouvintes! Aqui é a Dora. Desde 6 de setembro, domingo é dia de bicicleta na Rua das Acácias. Não esqueçam o capacete!',
      mensagem: 'A Rua das Acácias vai fechar PARA SEMPRE! Carro nenhum passa mais! Repasse a todos os vizinhos!',
    },
    rows: [
      ['Quando fecha?', 'aos domingos', 'para sempre'],
      ['Quem decidiu?', 'a prefeitura', SILENT],
      ['Desde que dia?', '6 de setembro', SILENT],
    ],
    claims: [
      claim('A rua fecha para sempre.', 'mensagem'),
      claim('É preciso levar o capacete.', 'rádio'),
      claim('Aos domingos, a rua é das bicicletas.', 'jornal', 'rádio'),
      claim('A decisão é da prefeitura.', 'jornal'),
    ],
  },
  {
    ...{ id: 'cinema na rua', place: 'bairro', photo: 'cinema', best: 'rádio' },
    reporter: 'Nei',
    headline: 'Rua pode virar cinema',
    reports: {
      jornal:
        'Parece que haverá cinema na rua. O filme talvez seja de terror. Ninguém sabe quanto custa a entrada nem quem cuida da festa.',
      rádio:
        'Aqui é o Nei. No sábado, 17 de outubro, tem cinema na rua. “É um desenho animado, e a entrada é de graça”, disse Rosa Dias, a organizadora.',
      mensagem: 'O cinema na rua é mentira! Querem enganar os moradores! Compartilhe com a família!',
    },
    rows: [
      ['Vai ter cinema?', 'sim', 'é mentira'],
      ['Quanto custa?', 'é de graça', SILENT],
      ['Em que dia?', '17 de outubro', SILENT],
    ],
    claims: [
      claim('Haverá cinema na rua.', 'jornal', 'rádio'),
      claim('A entrada é de graça.', 'rádio'),
      claim('O cinema é mentira.', 'mensagem'),
      claim('O filme talvez seja de terror.', 'jornal'),
    ],
  },
  {
    ...{ id: 'banco da praça', place: 'bairro', photo: 'praca', best: 'jornal' },
    reporter: 'Bruno Teles',
    headline: 'Praça ganha banco perto da fonte',
    reports: {
      jornal:
        'Um banco de madeira chegou à praça na segunda-feira, 9 de novembro. “Os moradores pediram por carta”, contou Célia Ramos, da associação do bairro.',
      rádio:
        'Aqui é a Dora! Desde 9 de novembro, a praça tem um banco de madeira perto da fonte. Amanhã vou testar e conto tudo para vocês.',
      mensagem: 'Gastaram um milhão no banco da praça, e ele já quebrou! Mande para dez pessoas!',
    },
    rows: [
      ['Quanto custou?', SILENT, 'um milhão'],
      ['Quando chegou?', '9 de novembro', SILENT],
      ['Quem pediu?', 'os moradores', SILENT],
    ],
    claims: [
      claim('Os moradores pediram o banco.', 'jornal'),
      claim('O banco já quebrou.', 'mensagem'),
      claim('O banco é de madeira.', 'jornal', 'rádio'),
      claim('Alguém vai testar o banco.', 'rádio'),
    ],
  },
  {
    ...{ id: 'bichos para adoção', place: 'bairro', photo: 'adocao', best: 'rádio' },
    reporter: 'Nei',
    headline: 'Há bichos para adoção',
    reports: {
      jornal:
        'Há bichos à espera de uma casa. Devem ser uns vinte. Não se sabe quem cuida deles nem se já tomaram vacina.',
      rádio:
        'Aqui é o Nei. Hoje, 5 de dezembro, a veterinária Lúcia Prates disse: “São três, todos vacinados. O cachorro, o gato e o coelho esperam uma casa.”',
      mensagem: 'Os bichos da praça estão doentes! Vão sumir com eles! Encaminhe depressa!',
    },
    rows: [
      ['Como eles estão?', 'vacinados', 'doentes'],
      ['Quantos são?', 'três', SILENT],
      ['Quem é a veterinária?', 'Lúcia Prates', SILENT],
    ],
    claims: [
      claim('Os bichos esperam uma casa.', 'jornal', 'rádio'),
      claim('São três bichos.', 'rádio'),
      claim('Devem ser uns vinte bichos.', 'jornal'),
      claim('Os bichos estão doentes.', 'mensagem'),
    ],
  },
]
