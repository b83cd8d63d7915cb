import { BannerLine } from './banner-line.tsx'
import { ClosedLine } from './closed-line.tsx'
import { GuiseLine } from './guise-line.tsx'

/** Plain. What stands above a page today. */
export function AboveLines() {
  return (
    <>
      <GuiseLine />
      <ClosedLine />
      <BannerLine />
    </>
  )
}
