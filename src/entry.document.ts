// The script of pages that are documents: their little behaviour, and what every visit begins with.
import '#platform/browser/document.ts'
import { keepInvite } from '#features/accounts/ui/invite.ts'
import { countVisit } from '#features/insight/ui/count-visit.ts'
import { visitorCountry } from '#features/lookups/ui/visitor.ts'

keepInvite()
countVisit(location.pathname, document.referrer)
void visitorCountry()
