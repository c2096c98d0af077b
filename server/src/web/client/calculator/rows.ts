/** Rows that are added and taken away without asking the server. */

/** What changes with a row's place in the names, ids and labels of its controls. */
function renumber(row: HTMLTableRowElement, rows: string, index: number): void {
  row.dataset.row = String(index);
  for (const control of row.querySelectorAll<HTMLElement>('[name]')) {
    const name = control.getAttribute('name')!.replace(/^([^.]+)\.\d+\./, `${rows}.${index}.`);
    control.setAttribute('name', name);
    if (control.id !== '') control.id = `field-${name.replaceAll('.', '-')}`;
    const label = control.getAttribute('aria-label');
    if (label !== null) control.setAttribute('aria-label', label.replace(/row \d+$/, `row ${index + 1}`));
  }
  const button = row.querySelector('.remove-row');
  button?.setAttribute('aria-label', `Remove row ${index + 1}`);
}

function clear(row: HTMLTableRowElement): void {
  for (const input of row.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea')) {
    if (input.type === 'checkbox') input.checked = false;
    else input.value = '';
    input.removeAttribute('value');
    input.removeAttribute('aria-invalid');
  }
  for (const select of row.querySelectorAll('select:not(.unit-picker)'))
    (select as HTMLSelectElement).selectedIndex = 0;
}

function firstControl(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea') ?? null;
}

export class Rows {
  readonly #table: HTMLTableElement;
  readonly #changed: () => void;
  readonly #name: string;

  constructor(table: HTMLTableElement, changed: () => void) {
    this.#table = table;
    this.#changed = changed;
    this.#name = table.dataset.rows ?? '';
    const head = document.createElement('th');
    head.scope = 'col';
    const words = document.createElement('span');
    words.className = 'visually-hidden';
    words.textContent = 'Remove';
    head.append(words);
    table.tHead?.rows[0]?.append(head);
    for (const row of this.#rows) this.#addButton(row);
    const add = document.querySelector<HTMLButtonElement>(`button[data-add-row="${this.#name}"]`);
    if (add) {
      add.textContent = 'Add row';
      add.addEventListener('click', (event) => {
        event.preventDefault();
        this.#add();
      });
    }
  }

  get #rows(): HTMLTableRowElement[] {
    return [...(this.#table.tBodies[0]?.rows ?? [])];
  }

  #addButton(row: HTMLTableRowElement): void {
    const cell = row.insertCell();
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'remove-row';
    button.textContent = '×';
    button.setAttribute('aria-label', `Remove row ${Number(row.dataset.row) + 1}`);
    button.addEventListener('click', () => this.#remove(row));
    cell.append(button);
  }

  #add(): void {
    const rows = this.#rows;
    const last = rows.at(-1);
    if (!last || rows.length >= Number(this.#table.dataset.maxItems ?? Number.POSITIVE_INFINITY)) return;
    const row = last.cloneNode(true) as HTMLTableRowElement;
    row.deleteCell(-1);
    this.#addButton(row);
    clear(row);
    // Units are kept: the next row is in the same ones.
    for (const [index, select] of row.querySelectorAll<HTMLSelectElement>('select.unit-picker').entries())
      select.value = last.querySelectorAll<HTMLSelectElement>('select.unit-picker')[index]!.value;
    renumber(row, this.#name, rows.length);
    last.after(row);
    firstControl(row)?.focus();
  }

  #remove(row: HTMLTableRowElement): void {
    const rows = this.#rows;
    const next = (row.nextElementSibling ?? row.previousElementSibling) as HTMLTableRowElement | null;
    if (rows.length > 1) row.remove();
    else clear(row);
    for (const [index, one] of this.#rows.entries()) renumber(one, this.#name, index);
    firstControl(next ?? row)?.focus();
    this.#changed();
  }
}
