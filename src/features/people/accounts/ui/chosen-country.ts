/** Whether somebody chose the country of the account that was just made here, or left the one that was guessed. */
const key = 'country-chosen'

export const keepChosenCountry = (isChosen: boolean): void =>
  isChosen ? sessionStorage.setItem(key, '1') : sessionStorage.removeItem(key)

export const isCountryChosen = (): boolean => sessionStorage.getItem(key) !== null
