/** Places. One line each, read by `readRecords`. */
export const PLACES = `
castle 🏰 castelo o 20
school 🏫 escola a 14
hospital 🏥 hospital o 14 hard
bank 🏦 banco_do_dinheiro o 14 ! hard
hotel 🏨 hotel o 16 unclear
store 🏪 loja a 10 =mercado hard unclear
department-store 🏬 shopping o 16 ! hard
post-office 🏤 correios os 12 !
factory 🏭 fábrica a 20 hard unclear
office 🏢 prédio o 22 unclear
church ⛪ igreja a 12 unclear
stadium 🏟️ estádio o 60 alone
city 🏙️ cidade a 60 hard
houses 🏘️ casas as 14 ! =vila
derelict 🏚️ casa_velha a 7 ! =casa
building-work 🏗️ obra a 20 hard unclear
fountain ⛲ chafariz o 3 =fonte unclear
statue 🗽 estátua a 20 hard unclear
tower 🗼 torre a 30
lighthouse 🗼 farol o 15 !
moai 🗿 estátua_de_pedra a 3 !
beach 🏖️ praia a 5
camping 🏕️ acampamento o 8 hard
park 🏞️ parque o 40 hard
sunrise 🌅 nascer_do_sol o 40 !
igloo - iglu o 3
barber 💈 barbearia a 1 ! hard
bridge 🌉 ponte a 40
road 🛣️ estrada a 40 alone
rail 🛤️ trilho o 40 hard unclear
house 🏠 casa a 6
house-garden 🏡 casa_com_jardim a 8 ! =casa
hut 🛖 cabana a 4 unclear
tent ⛺ barraca a 1.8 alone
`
