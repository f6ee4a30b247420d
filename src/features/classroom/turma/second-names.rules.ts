/** Given names that often follow another one in Brazil, without accents; words that are mostly surnames are left out. */
export const SECOND_NAMES: ReadonlySet<string> = new Set(
  `
  adriana alessandra alexandre alice aline alicia amelia ana andre andrea angela angelica antonella antonia antonio
  aparecida arthur artur augusta augusto aurora beatriz benicio benjamin bernardo bianca bruno caio camila carla carlos
  carolina catarina cecilia celia cesar clara claudia cristina dalva daniel daniela danilo davi david diego diogo edson
  eduarda eduardo elena elias elisa eliza elisabete emanuel emanuela emanuelly emilia enzo erick ester esther eunice
  fabiana fabio fatima felipe fernanda fernando filipe flavia francisca francisco gabriel gabriela gabriele gabrielle
  gabrielly gael giovana giovanna glaucia guilherme gustavo heitor helena heloisa henrique henry hugo igor inacio inez
  isaac isabel isabela isabella isabelle isabelly isadora ismael ivan jessica joana joao joaquim jorge jose josefa
  julia juliana juliano julio kaique karina kauan kaua laisa lara larissa laura lavinia leandro leonardo leticia levi
  lia livia liz lorena lorenzo luan luana luca lucas lucca lucia luciana luciano luis luisa luiz luiza luna madalena
  maite manoel manuel manuela marcela marcelo marcia marcio marcos maria mariana marina marta mateus matheus mauricio
  melissa miguel milena murilo natalia nathalia nicolas nicole noah olivia otavio pablo patricia paula paulo pedro
  pietra rafael rafaela raimunda raimundo raissa raquel raul ravi rebeca regina renata renato ricardo rita roberta
  roberto rodrigo ryan samara samuel sara sarah sebastiao sergio silvia simone sofia sophia sophie stefany stella
  tatiana teresa thais theo thiago tiago valentina vanessa vera veronica vicente victor vitor vitoria vinicius viviane
  wellington wesley william yago yasmin yuri
  `
    .trim()
    .split(/\s+/),
)
