# Why a request about one's own games, pencil or public tables was refused.
error-bad-page = Les pages de cette liste vont de 1 à { $most }.
error-too-many-transfers = { $most } codes de ce genre ont été faits depuis votre adresse en une journée. Prenez-en un que vous avez, ou revenez demain.
error-no-transfer = Ce code ne déplace aucun crayon. Vérifiez-le, ou faites-en un nouveau sur l’autre appareil.
error-no-pencil = Cet appareil n’a pas encore de crayon. Prenez d’abord place à une table.
error-transfer-used = Ce code a déjà servi. Faites-en un nouveau sur l’autre appareil.
error-transfer-late = Les dix minutes de ce code sont passées. Faites-en un nouveau sur l’autre appareil.
error-pencil-here = Cet appareil a déjà ce crayon. Ouvrez le lien sur l’autre.
error-pencil-in-use = Cet appareil a ses propres parties. En prenant le crayon, vous les laissez.
error-not-public = Ce site n’affiche pas de tables publiques. Envoyez le lien à vos amis.
error-too-many-public = Votre dernière table publique attend encore, ou il y en a eu beaucoup d’ici. Continuez là-bas, ou ouvrez une table entre amis.
