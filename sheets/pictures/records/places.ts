/** Places. One line each, read by `readRecords`. */
export const PLACES = `
castle 🏰 castelo o 20
school 🏫 escola a 14
hospital 🏥 hospital o 14
bank 🏦 banco_do_dinheiro o 14 !
hotel 🏨 hotel o 16
store 🏪 loja a 10 =mercado
department-store 🏬 shopping o 16 !
post-office 🏤 correios os 12 !
factory 🏭 fábrica a 20
office 🏢 prédio o 22
church ⛪ igreja a 12
stadium 🏟️ estádio o 60
city 🏙️ cidade a 60
houses 🏘️ casas as 14 ! =vila
derelict 🏚️ casa_velha a 7 ! =casa
building-work 🏗️ obra a 20
fountain ⛲ chafariz o 3 =fonte
statue 🗽 estátua a 20
tower 🗼 torre a 30
lighthouse 🗼 farol o 15 !
moai 🗿 estátua_de_pedra a 3 !
beach 🏖️ praia a 5
camping 🏕️ acampamento o 8
park 🏞️ parque o 40
sunrise 🌅 nascer_do_sol o 40 !
igloo - iglu o 3
barber 💈 barbearia a 1 !
bridge 🌉 ponte a 40
road 🛣️ estrada a 40
rail 🛤️ trilho o 40
house 🏠 casa a 6
house-garden 🏡 casa_com_jardim a 8 ! =casa
hut 🛖 cabana a 4
tent ⛺ barraca a 1.8
`
