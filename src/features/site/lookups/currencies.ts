import { type Language, localeOf } from '#platform/shared/languages.ts'

/** ISO 4217: the currencies in use, each with its number. */
const numbers =
  'AED784 AFN971 ALL8 AMD51 AOA973 ARS32 AUD36 AWG533 AZN944 BAM977 BBD52 BDT50 BHD48 BIF108 BMD60 BND96 BOB68 BRL986 BSD44 BTN64 BWP72 BYN933 BZD84 CAD124 CDF976 CHF756 CLP152 CNY156 COP170 CRC188 CUP192 CVE132 CZK203 DJF262 DKK208 DOP214 DZD12 EGP818 ERN232 ETB230 EUR978 FJD242 FKP238 GBP826 GEL981 GHS936 GIP292 GMD270 GNF324 GTQ320 GYD328 HKD344 HNL340 HTG332 HUF348 IDR360 ILS376 INR356 IQD368 IRR364 ISK352 JMD388 JOD400 JPY392 KES404 KGS417 KHR116 KMF174 KPW408 KRW410 KWD414 KYD136 KZT398 LAK418 LBP422 LKR144 LRD430 LSL426 LYD434 MAD504 MDL498 MGA969 MKD807 MMK104 MNT496 MOP446 MRU929 MUR480 MVR462 MWK454 MXN484 MYR458 MZN943 NAD516 NGN566 NIO558 NOK578 NPR524 NZD554 OMR512 PAB590 PEN604 PGK598 PHP608 PKR586 PLN985 PYG600 QAR634 RON946 RSD941 RUB643 RWF646 SAR682 SBD90 SCR690 SDG938 SEK752 SGD702 SHP654 SLE925 SOS706 SRD968 SSP728 STN930 SYP760 SZL748 THB764 TJS972 TMT934 TND788 TOP776 TRY949 TTD780 TWD901 TZS834 UAH980 UGX800 USD840 UYU858 UZS860 VES928 VND704 VUV548 WST882 XAF950 XCD951 XOF952 XCG532 XPF953 YER886 ZAR710 ZMW967 ZWG924'

const known = numbers.split(' ').map((pair) => ({ code: pair.slice(0, 3), number: Number(pair.slice(3)) }))

const codes = new Set(known.map(({ code }) => code))
/** Whether three letters name a currency in use. */
export const isCurrencyInUse = (code: string): boolean => codes.has(code)

/** Every currency in use, by its name in the language. */
export function currenciesIn(language: Language) {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'currency' })
  return known
    .map(({ code, number }) => ({ code, number, text: names.of(code) ?? code }))
    .sort((a, b) => a.text.localeCompare(b.text, localeOf(language)))
}
