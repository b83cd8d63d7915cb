// The script of pages that are documents: their little behaviour, and what every visit begins with.
import '#platform/browser/document.ts'
import '#platform/browser/document/searching.ts'
import { countVisit } from '#features/hiring/insight/ui/count-visit.ts'
import { keepInvite } from '#features/people/accounts/ui/invite.ts'
import { keepLanguage } from '#features/people/accounts/ui/keep-language.ts'
import { watchFaults } from '#features/site/faults/ui/watch-faults.ts'
import { visitorCountry } from '#features/site/lookups/ui/visitor.ts'
import { followLeaving } from '#frame/follow-leaving.ts'
import { forgetEnded } from '#frame/keep-locally.ts'
import { followBell } from '#platform/browser/document/bell.ts'
import { followFilms } from '#platform/browser/document/films.ts'

watchFaults()
keepInvite()
keepLanguage()
forgetEnded()
countVisit(location.pathname, document.referrer)
followBell()
followLeaving()
followFilms()
void visitorCountry()
