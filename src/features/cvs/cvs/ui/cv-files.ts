/** What a CV may be, for the file fields of a browser; the server looks at the content. */
export const cvFiles = {
  accept: '.pdf,.doc,.docx,.odt,.rtf,.txt,.jpg,.jpeg,.png,image/jpeg,image/png,application/pdf',
  kinds: 'PDF, Word, ODT, RTF, TXT, JPG, PNG',
  maxBytes: 20_000_000,
} as const
