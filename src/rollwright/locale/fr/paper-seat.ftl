## Une feuille de papier à une table en direct
fault-twice = { $first } : nommée deux fois.
press-on-paper = { $name } (sur papier)
on-paper-hint = Écrivez sur votre papier, puis touchez « C’est écrit ».
on-paper-lead = Toutes les manches sont écrites. Recopiez votre papier : choisissez un chiffre, puis ses cases.
on-paper-tap = Recopiez votre feuille
on-paper-mend = Feuille encore impossible
on-paper-enter = Saisir cette feuille
on-paper-entering = Envoi…
on-paper-none = Je n’ai pas de feuille
on-paper-none-ask = Continuer sans feuille ?
on-paper-none-why = Vous n’aurez pas de résultat dans cette partie. C’est définitif.
on-paper-none-yes = Continuer sans
on-paper-none-no = La saisir
on-paper-awaited-why = Toutes les manches sont écrites. Le résultat vient quand chaque feuille de papier est saisie.
on-paper-go-on = Continuer sans { $name }
on-paper-going-on = On continue…
on-paper-go-on-why = Une place sans feuille n’a pas de résultat.
