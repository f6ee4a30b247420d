/** Things of the school. One line each, read by `readRecords`. */
export const SCHOOL = `
book 📖 livro o .24
closed-book 📕 livro_fechado o .24 ! =livro
books 📚 livros os .24 ! =livro
notebook 📓 caderno o .24
ledger 📒 agenda a .2 ! hard
newspaper 📰 jornal o .4 hard
page 📄 papel o .3 =folha hard
scroll 📜 pergaminho o .3 ! hard
pencil ✏️ lápis o .18 pl:lápis
pen 🖊️ caneta a .15
fountain-pen 🖋️ caneta-tinteiro a .15 ! =caneta
brush 🖌️ pincel o .22
crayon 🖍️ giz_de_cera o .09 !
ruler 📏 régua a .3
set-square 📐 esquadro o .25 hard unclear
scissors ✂️ tesoura a .16
paperclip 📎 clipe o .04 hard alone
pushpin 📌 tachinha a .03 ! =alfinete hard
backpack 🎒 mochila a .42
briefcase 💼 pasta a .4 =maleta hard unclear
clipboard 📋 prancheta a .32 hard unclear
calendar 📅 calendário o .3 alone
abacus 🧮 ábaco o .3 hard
map 🗺️ mapa o .6
globe-grid 🌐 globo_terrestre o .3 !
magnifier 🔍 lupa a .2
test-tube 🧪 tubo_de_ensaio o .15 !
dna 🧬 espiral_da_vida a .1 !
compass 🧭 bússola a .08 alone
teacher-board 🧑‍🏫 professor o 1.7 !
graduation 🎓 chapéu_de_formatura o .3 ! =formatura
stamp 📮 correio o 1.2 !
`
