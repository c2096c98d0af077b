/** What every page does once it is there. */
document.documentElement.classList.add('js');
