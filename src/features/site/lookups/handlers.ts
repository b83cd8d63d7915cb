import { handle } from '#platform/server/http/door.ts'
import { localeOf } from '#platform/shared/languages.ts'
import * as admin from './admin-lookups.ts'
import * as contract from './contract.ts'
import { countriesIn } from './countries.ts'
import { showCountry } from './country-info.ts'
import { currenciesIn } from './currencies.ts'
import { showVersion } from './keep-list.ts'
import * as lists from './lists.ts'
import { mergeEntries } from './merge-entries.ts'
import { namePlace } from './name-place.ts'
import { findCities, findPlaces } from './places.ts'
import { spokenCodes, usualCodes } from './spoken-codes.ts'
import { timeSlots } from './time-slots.ts'
import { locateVisitor, showAddress } from './visitor-location.ts'

const { madeOf, stored, unlessLocked } = lists

export const lookupHandlers = [
  handle(
    contract.countries,
    madeOf((language) => countriesIn(language).map(({ id, text, code }) => ({ id, text, code }))),
  ),
  handle(
    contract.isoCodes,
    madeOf((language) => countriesIn(language).map(({ id, code }) => ({ id, text: code, code }))),
  ),
  handle(
    contract.phoneCodes,
    madeOf((language) =>
      countriesIn(language).map(({ id, text, code, dial }) => ({ id, text: `${text} ${dial}`, code, dial })),
    ),
  ),
  handle(
    contract.dialCodes,
    unlessLocked(
      madeOf((language) => countriesIn(language).map(({ id, code, dial }) => ({ id, text: dial, code, dial }))),
    ),
  ),
  handle(
    contract.currencyNumbers,
    madeOf((language) => currenciesIn(language).map(({ number, text, code }) => ({ id: number, text, code }))),
  ),
  handle(
    contract.currencies,
    madeOf((language) => currenciesIn(language).map(({ text, code }) => ({ id: code, text, code }))),
  ),
  handle(
    contract.spokenLanguages,
    madeOf((language) => {
      const names = new Intl.DisplayNames(localeOf(language), { type: 'language' })
      const named = spokenCodes.map((code) => ({ id: code, text: names.of(code) ?? code, code }))
      const byName = new Intl.Collator(localeOf(language)).compare
      return [
        ...named.slice(0, usualCodes.length),
        ...named.slice(usualCodes.length).sort((a, b) => byName(a.text, b.text)),
      ]
    }),
  ),
  handle(contract.timeSlots, madeOf(timeSlots)),
  handle(contract.nationalities, lists.listNationalities),
  handle(contract.industries, stored('industry')),
  handle(contract.degrees, stored('degree')),
  handle(contract.civilStatus, unlessLocked(stored('civil-status'))),
  handle(contract.genders, stored('gender')),
  handle(contract.relocation, stored('relocate')),
  handle(contract.advertisementReferences, stored('advertisement-reference')),
  handle(contract.partTimeCategories, stored('part-time-category', { shared: false })),
  handle(contract.experience, stored('experience-range', { byCode: true })),
  handle(contract.employmentTypes, stored('employment-type', { byCode: true })),
  handle(contract.benefits, stored('benefit', { byCode: true })),
  handle(contract.roles, stored('page-role', { byCode: true })),
  handle(contract.rejectReasons, lists.listRejectReasons),
  handle(contract.cities, findCities),
  handle(contract.positions, lists.listPositions),
  handle(contract.skills, lists.listSkills),
  handle(contract.allKeywords, lists.listKeywords),
  handle(contract.keywords, lists.searchKeywords),
  handle(contract.suggestKeywords, (ctx, input) => lists.suggestKeywords(ctx, input)),
  handle(contract.location, findPlaces),
  handle(contract.place, namePlace),
  handle(contract.countryInfo, showCountry),
  handle(contract.version, showVersion),
  handle(contract.ownAddress, showAddress),
  handle(contract.visitorLocation, locateVisitor),
  handle(contract.adminLists, admin.listLists),
  handle(contract.adminEntries, admin.listEntries),
  handle(contract.addEntry, admin.addEntry),
  handle(contract.wordEntry, admin.wordEntry),
  handle(contract.hideEntry, admin.hideEntry),
  handle(contract.moveEntry, admin.moveEntry),
  handle(contract.mergeEntries, mergeEntries),
]
