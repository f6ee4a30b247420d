/** Toys and sports. One line each, read by `readRecords`. */
export const TOYS = `
ball ⚽ bola a .22
basketball 🏀 bola_de_basquete a .24 ! =bola
volleyball 🏐 bola_de_vôlei a .21 ! =bola
baseball ⚾ bola_de_beisebol a .08 !
tennis 🎾 bola_de_tênis a .07 !
football 🏈 bola_de_futebol_americano a .28 !
bowling 🎳 boliche o .4
ping-pong 🏓 raquete a .26 unclear
badminton 🏸 peteca_de_badminton a .6 !
boxing-glove 🥊 luva_de_boxe a .3 ! =luva
kite 🪁 pipa a .7 =papagaio/pandorga
yo-yo 🪀 ioiô o .06 divided
dice 🎲 dado o .02
puzzle 🧩 quebra-cabeça o .05 pl:quebra-cabeças
robot 🤖 robô o .5 face
trophy 🏆 troféu o .4 =taça
medal 🏅 medalha a .08
target 🎯 alvo o .5 hard unclear
fishing-pole 🎣 vara_de_pescar a 1.5 ! several
skateboard 🛹 skate o .8 unprinted
roller-skate 🛼 patins os .35
ice-skate ⛸️ patim o .35 !
sled 🛷 trenó o 1.2 hard unclear
skis 🎿 esquis os 1.6 ! hard
surf 🏄 surfista o 1.7 ! hard
palette 🎨 paleta a .35 =tinta unclear
goal 🥅 gol o 2.4 =trave alone
chess ♟️ peão o .06 hard
cards 🃏 carta_de_baralho a .09 !
boomerang 🪃 bumerangue o .3 hard unclear
bow 🏹 arco_e_flecha o 1 ! pl:arcos_e_flechas hard
shield 🛡️ escudo o .7 hard unclear
sword 🗡️ espada a .9 hard
`
