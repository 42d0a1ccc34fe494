web-shell-install-why = Abre como qualquer outro aplicativo, na hora, e pode avisar você quando for a sua vez.
web-shell-offline = A tocha se apagou: não há conexão
web-shell-offline-short = Sem conexão. O que você vê pode já ter mudado.
web-shell-offline-why = Este dispositivo não chega à mesa neste momento. Suas partidas estão guardadas onde são jogadas e continuam assim que você voltar.
web-shell-offline-can = O que você pode fazer enquanto isso
web-shell-offline-summary = { $game }: as regras em uma página
web-shell-offline-again = Tentar de novo
