/** Plants. One line each, read by `readRecords`. */
export const PLANTS = `
tree 🌳 árvore a 6
pine 🌲 pinheiro o 7
palm 🌴 coqueiro o 7 =palmeira
cactus 🌵 cacto o 1.5 unclear
plant 🪴 vaso o .5 =planta hard
seedling 🌱 muda a .15 ! =planta/broto
herb 🌿 ramo o .3 !
shamrock ☘️ trevo o .08 unclear uncoloured
four-leaf 🍀 trevo_da_sorte o .08 ! =trevo
leaf 🍃 folha a .1 =folhas several
maple-leaf 🍁 folha_seca a .1 ! =folha
fallen-leaf 🍂 folhas_de_outono as .1 ! several
flower 🌼 flor a .12 =margarida
rose 🌹 rosa a .3
tulip 🌷 tulipa a .3
sunflower 🌻 girassol o .6 alone
hibiscus 🌺 hibisco o .15 ! =flor
cherry-blossom 🌸 flor_de_cerejeira a .06 ! =flor
bouquet 💐 buquê o .4 =flores several
wilted 🥀 rosa_murcha a .3 !
hyacinth 🪻 jacinto o .3 !
lotus 🪷 flor_de_lótus a .2 !
wheat 🌾 trigo o .6 hard
log 🪵 tronco o .6 =lenha/madeira hard unclear
rock 🪨 pedra a .5 hard
`
