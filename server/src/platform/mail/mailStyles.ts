import type { CSSProperties } from "react";

const font = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The product's colours, for mail programs that know neither its tokens nor its fonts. */
export const mailStyles = {
  ground: { margin: 0, padding: "24px 12px", background: "#faf5ec", color: "#1f1d3d", fontFamily: font },
  card: { width: "100%", maxWidth: "560px", margin: "0 auto", background: "#fffdf9", borderRadius: "16px" },
  cell: { padding: "28px" },
  brand: { margin: "0 0 20px", fontSize: "18px", fontWeight: 700, color: "#b0382a" },
  text: { margin: "0 0 16px", fontSize: "16px", lineHeight: "1.55" },
  quote: { margin: "0 0 16px", padding: "2px 0 2px 14px", borderLeft: "3px solid #e9dfd0" },
  quoted: { margin: "0 0 10px", fontSize: "16px", lineHeight: "1.5", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  heading: { margin: "24px 0 8px", fontSize: "15px", fontWeight: 700, color: "#b0382a" },
  line: { margin: 0, padding: "10px 0", borderTop: "1px solid #e9dfd0", fontSize: "16px", lineHeight: "1.45" },
  lineLink: { color: "#1f1d3d", textDecoration: "none", overflowWrap: "anywhere" },
  action: { margin: "24px 0" },
  button: {
    display: "inline-block",
    padding: "13px 22px",
    borderRadius: "10px",
    background: "#ff7f6a",
    color: "#1f1d3d",
    fontSize: "16px",
    fontWeight: 600,
    textDecoration: "none",
  },
  note: { margin: "0 0 10px", fontSize: "14px", lineHeight: "1.5", color: "#59566f" },
  link: { color: "#59566f" },
  foot: { margin: "20px 0 0", fontSize: "14px", textAlign: "center", color: "#59566f" },
  hidden: { display: "none", maxHeight: 0, overflow: "hidden", opacity: 0 },
} satisfies Record<string, CSSProperties>;

export const darkStyleSheet = `@media (prefers-color-scheme: dark) {
  .ground { background: #181120 !important; color: #f6f0e5 !important; }
  .card { background: #251a31 !important; }
  .brand { color: #ff9d8c !important; }
  .note { color: #c9bdd3 !important; }
  .line { color: #f6f0e5 !important; }
  p, .quote { border-color: #43324f !important; }
}`;
