// The script of pages that are documents: their little behaviour, and what every visit begins with.
import '#platform/browser/document.ts'
import { keepInvite } from '#features/accounts/ui/invite.ts'
import { keepLanguage } from '#features/accounts/ui/keep-language.ts'
import { forgetEnded } from '#features/accounts/ui/keep-locally.ts'
import { countVisit } from '#features/insight/ui/count-visit.ts'
import { visitorCountry } from '#features/lookups/ui/visitor.ts'
import { followBell } from '#platform/browser/document/bell.ts'

keepInvite()
keepLanguage()
forgetEnded()
countVisit(location.pathname, document.referrer)
followBell()
void visitorCountry()
