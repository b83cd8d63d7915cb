import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { contentOfTold } from '#libraries/cv-content/content-of.ts'
import { contentOfResume, looksLikeResume } from '#libraries/json-resume/content-of-resume.ts'

/** Fields that only a CV of this site has; what reading tells lacks them. */
const ownFields = ['references', 'photo_id']

/** What a CV says, of JSON in any of the shapes this site gives out: read, JSON Resume, content. @throws ZodError with the path of what is wrong */
export function contentOfJson(value: unknown): CvContent {
  if (looksLikeResume(value)) return contentOfResume(value).content
  const own = typeof value === 'object' && value !== null && ownFields.some((field) => field in value)
  return own ? CvContent.parse(value) : contentOfTold(value)
}
