import { type CvSection, cvSections } from '#libraries/cv-content/content-contract.ts'
import type { CvLook } from '#libraries/cv-content/look-contract.ts'

/** All sections in the order of a CV; those it does not name follow in their usual one. */
export const orderOf = ({ order }: Pick<CvLook, 'order'>): CvSection[] => [
  ...order,
  ...cvSections.filter((section) => !order.includes(section)),
]
