/** The only script there is: a form per operation that sends what a curl would. */
export const docsScript = `
const field = (form, name, tag = 'input') => {
  const label = document.createElement('label');
  label.textContent = name;
  const input = document.createElement(tag);
  input.name = name;
  label.htmlFor = input.id = form.dataset.path + form.dataset.method + name;
  form.append(label, input);
  return input;
};
for (const box of document.querySelectorAll('details.try')) {
  box.addEventListener('toggle', () => {
    if (box.dataset.ready) return;
    box.dataset.ready = 'yes';
    const form = document.createElement('form');
    Object.assign(form.dataset, box.dataset);
    const inputs = box.dataset.params.split(',').filter(Boolean).map((text) => {
      const [where, name] = text.split(':');
      return { where, name, input: field(form, name) };
    });
    const body = box.dataset.body ? field(form, 'body (JSON)', 'textarea') : null;
    if (body) body.value = '{}';
    const button = document.createElement('button');
    button.className = 'quiet';
    button.textContent = 'Send';
    const answer = document.createElement('pre');
    answer.hidden = true;
    answer.setAttribute('aria-live', 'polite');
    form.append(button, answer);
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      let path = box.dataset.path;
      const query = new URLSearchParams();
      for (const { where, name, input } of inputs) {
        if (where === 'path') path = path.replace('{' + name + '}', encodeURIComponent(input.value));
        else if (input.value) query.set(name, input.value);
      }
      answer.hidden = false;
      answer.textContent = '…';
      const headers = { authorization: 'Bearer ' + document.getElementById('key').value };
      if (body) headers['content-type'] = 'application/json';
      try {
        const response = await fetch(path + (query.size ? '?' + query : ''), {
          method: box.dataset.method, headers, ...(body ? { body: body.value } : {}),
        });
        const text = await response.text();
        let shown = text;
        try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
        answer.textContent = response.status + '\\n' + shown;
      } catch (error) {
        answer.textContent = String(error);
      }
    });
    box.append(form);
  });
}
`;
