/** The files that come with a module at once: itself and what it imports, but nothing that it imports later. */
export function filesOf(manifest, module, known = new Set()) {
  const { file, imports = [] } = manifest[module];
  if (known.has(file)) return known;
  known.add(file);
  imports.forEach((name) => filesOf(manifest, name, known));
  return known;
}
