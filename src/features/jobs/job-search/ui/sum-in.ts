import { latinDigits } from '#platform/shared/latin-digits.ts'

/** A sum as people write it: ٣٠٠٠, 3,000, 3 000, 4.5k, and of 3000-7000 the least. */
export function sumIn(text: string): number | null {
  const grouped = /[\s.,٬'’](?=\d{3}(?!\d))/g
  const [, digits = '', thousands] = wayOfSum.exec(latinDigits(text).trim().replaceAll(grouped, '')) ?? []
  const sum = Math.round(Number(digits.replace(',', '.')) * (thousands ? 1000 : 1))
  return sum > 0 && sum < 1e8 ? sum : null
}
const wayOfSum = /^[^\d-]{0,5}(\d+(?:[.,]\d{1,2})?)\s*(k|к|тыс|тысяч|ألف|الف|آلاف|mille)?(?!\p{L})/iu
